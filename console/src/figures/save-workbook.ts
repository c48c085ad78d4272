/** Lets the browser save an Excel file that a call has answered in Base64. */
export function saveWorkbook({ file_name, workbook }: { file_name: string; workbook: string }): void {
  const bytes = Uint8Array.from(atob(workbook), (character) => character.charCodeAt(0))
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = file_name
  link.click()
  URL.revokeObjectURL(url)
}
