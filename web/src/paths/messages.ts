export const messagePaths = {
  /** All messages, or those of one tab. */
  list: (kind?: string) => (kind ? `/messageList?kind=${kind}` : '/messageList'),
  text: (messageId: number) => `/richText?id=${messageId}`,
}
