const listPath = (path: string, collegeId: number) =>
  collegeId > 0 ? `${path}?college_id=${collegeId}` : path

export const collegePaths = {
  disease: (diseaseId: number) => `/diseaseHomepage?disease_id=${diseaseId}`,
  diseases: (collegeId = 0) => listPath('/diseaseList', collegeId),
  operation: (tagId: number) => `/operationHomepage?operation_id=${tagId}`,
  operations: (collegeId = 0) => listPath('/operationList', collegeId),
  part: (tagId: number) => `/partHomepage?part_id=${tagId}`,
  parts: (collegeId = 0) => listPath('/partList', collegeId),
}
