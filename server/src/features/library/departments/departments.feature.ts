import { defineFeature } from '#kernel/feature.ts'
import {
  getDepartment,
  listDepartmentContent,
  listDepartmentDoctors,
  listDepartments,
} from './departments.ts'
import { subscribeDepartment, unsubscribeDepartment } from './subscribe-department.ts'
import { departmentPages } from './departments.pages.ts'
import { defineItem } from '#kernel/items.ts'
import { hasDepartment, searchedDepartments } from './departments.queries.ts'

export const departmentsFeature = defineFeature({
  name: 'departments',
  calls: [
    listDepartments,
    getDepartment,
    listDepartmentDoctors,
    listDepartmentContent,
    subscribeDepartment,
    unsubscribeDepartment,
  ],
  pages: departmentPages,
  items: [
    defineItem({
      type: 'department',
      exists: hasDepartment,
      search: { kind: 'department', sources: searchedDepartments },
    }),
  ],
})
