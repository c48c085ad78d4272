import { changeFocusColleges, getFocusStatus, listFocusedColleges } from './focus-colleges.ts'

export const subjectRoutes = [listFocusedColleges, changeFocusColleges, getFocusStatus]
