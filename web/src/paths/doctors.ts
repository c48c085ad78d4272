export const doctorPaths = {
  home: (doctorId: number) => `/doctorMainPage?doctor_id=${doctorId}`,
}
