/**
 * The subject that a department of a hospital belongs to: the one of its name, or the first whose name begins alike. Departments of
 * surgery and of internal medicine begin alike and are not.
 */
export function subjectOfDepartment<Subject extends { name: string }>(
  department: string,
  subjects: readonly Subject[],
): Subject | undefined {
  const stem = department.trim().replace(/(?:内科|医学科|科|中心)$/, '')
  if (stem === '') return undefined
  const isSurgery = department.includes('外')
  return (
    subjects.find(({ name }) => name === department.trim()) ??
    subjects.find(({ name }) => name.startsWith(stem) && name.includes('外') === isSurgery)
  )
}
