export const workPaths = {
  upload: '/videoUpload',
  edit: (workId: number) => `/videoUpload?production_id=${workId}`,
}
