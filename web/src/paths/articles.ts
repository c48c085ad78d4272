export const articlePaths = {
  detail: (articleId: number) => `/homeConsultingDetail?information_id=${articleId}`,
  /** A paragraph of it, by its number. */
  paragraph: (articleId: number, place: number) =>
    `/homeConsultingDetail?information_id=${articleId}&paragraph=${place + 1}`,
}
