export const teachingPaths = { make: (consultationId: number) => `/teachingCase?id=${consultationId}` }
