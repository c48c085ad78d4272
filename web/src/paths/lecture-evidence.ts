export const lectureEvidencePaths = { sponsored: '/sponsoredLectures' }
