const guestPath = '/guestShareEditPage'

/** An address of the expert area: the number of the task, and of the guest where a certain sheet is meant. */
const inTask = (path: string, taskId: number, guestId?: number) =>
  `${path}?id=${taskId}${guestId ? `&guest_id=${guestId}` : ''}`

export const expertSheetPaths = {
  tasks: (taskId: number, guestId?: number) => inTask('/taskList', taskId, guestId),
  confirmation: (taskId: number) => inTask('/expertConfirmation', taskId),
  introduction: (taskId: number) => inTask('/expertIntroduction', taskId),
  /** The home of an expert, which may be passed on: it names no code. */
  home: (taskId: number, guestId: number) => inTask('/expertSharePage', taskId, guestId),
  embedded: (taskId: number, url: string) =>
    `${inTask('/expertIframe', taskId)}&${new URLSearchParams({ url }).toString()}`,
  guestPath,
}
