export const subjectPaths = { first: '/overSelectCollege', own: '/selectedCollege' }
