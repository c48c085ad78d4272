/** Whether a bucket has answered that it does not have what was asked for. */
export const isAbsent = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404
