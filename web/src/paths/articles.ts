export const articlePaths = {
  detail: (articleId: number) => `/homeConsultingDetail?information_id=${articleId}`,
}
