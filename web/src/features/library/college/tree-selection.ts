import type { CollegeNode } from '#contract/library/college.ts'

/** The selection in the tree of subjects: a subject, its subspecialties, and one of these. */
export type TreeSelection = {
  collegeName: string
  collegeId: number
  subspecialties: CollegeNode['subspecialties']
  subMajorName: string
  subMajorId: number
}

/** The initial selection: everything. */
export const freshSelection: TreeSelection = {
  collegeName: 'all',
  collegeId: 0,
  subspecialties: [],
  subMajorName: 'all',
  subMajorId: 0,
}

/** Finds the selection by its ids. An unknown id counts as everything. */
export function selectIn(tree: CollegeNode[], collegeId: number, subMajorId: number): TreeSelection {
  const college = tree.find((node) => node.collegeId === collegeId)
  if (!college) return freshSelection
  const { collegeName, subspecialties } = college
  const major = subspecialties.find((one) => one.id === subMajorId)
  return {
    ...freshSelection,
    collegeId,
    collegeName,
    subspecialties,
    ...(major && { subMajorName: major.name, subMajorId: major.id }),
  }
}
