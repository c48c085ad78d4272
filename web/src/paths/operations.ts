export const operationPaths = {
  detail: (operationId: number) => `/operationDetail?id=${operationId}`,
}
