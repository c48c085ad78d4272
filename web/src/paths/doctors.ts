export const doctorPaths = {
  home: (doctorId: number) => `/doctorMainPage?doctor_id=${doctorId}`,
  /** What its owner has made, with the state of each work. */
  ownWorks: (doctorId: number) => `/doctorMainPage?doctor_id=${doctorId}&view=works`,
}
