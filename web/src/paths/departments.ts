export const departmentPaths = {
  home: '/departmentHomePage',
  search: '/departmentHomeSearch',
  detail: (departmentId: number) => `/departmentDetail?department_id=${departmentId}`,
  introduction: (departmentId: number) => `/briefIntroduction?department_id=${departmentId}`,
  doctors: (departmentId: number) => `/doctorList?department_id=${departmentId}`,
}
