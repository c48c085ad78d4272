/** The query of every address of the expert area. */
export const sheetQuery = ({ id, tcode }: { id: number; tcode: string }) =>
  new URLSearchParams({ id: String(id), ...(tcode && { tcode }) }).toString()

const guestPath = '/guestShareEditPage'

export const expertSheetPaths = {
  sheet: (taskId: number) => `/confirmation?id=${taskId}`,
  guestPath,
  guest: (taskId: number, tcode: string) => `${guestPath}?${sheetQuery({ id: taskId, tcode })}`,
}
