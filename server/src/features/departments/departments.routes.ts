import {
  getDepartment,
  listDepartmentContent,
  listDepartmentDoctors,
  listDepartments,
} from './departments.ts'
import { subscribeDepartment, unsubscribeDepartment } from './subscribe-department.ts'

export const departmentRoutes = [
  listDepartments,
  getDepartment,
  listDepartmentDoctors,
  listDepartmentContent,
  subscribeDepartment,
  unsubscribeDepartment,
]
