export const authoringPaths = {
  upload: '/videoUpload',
  edit: (workId: number) => `/videoUpload?production_id=${workId}`,
}
