import { defineFeature } from '#kernel/feature.ts'
import {
  getDepartment,
  listDepartmentAds,
  listDepartmentContent,
  listDepartmentDoctors,
  listDepartments,
} from './departments.ts'
import { subscribeDepartment, unsubscribeDepartment } from './subscribe-department.ts'
import { departmentHomePage, departmentPages } from './departments.pages.ts'
import { defineItem } from '#kernel/items.ts'
import { hasDepartment, searchedDepartments } from './departments.queries.ts'
import { departmentsResource } from './departments.console.ts'

export const departmentsFeature = defineFeature({
  name: 'departments',
  resources: [departmentsResource],
  calls: [
    listDepartments,
    getDepartment,
    listDepartmentDoctors,
    listDepartmentContent,
    listDepartmentAds,
    subscribeDepartment,
    unsubscribeDepartment,
  ],
  pages: [departmentHomePage, ...departmentPages],
  items: [
    defineItem({
      type: 'department',
      exists: hasDepartment,
      search: { kind: 'department', sources: searchedDepartments },
    }),
  ],
})
