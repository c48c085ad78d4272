export const messagePaths = {
  text: (messageId: number) => `/richText?id=${messageId}`,
}
