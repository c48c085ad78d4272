const feesPath = '/expertFees'

/** The gate of the area remembers by which code a sheet was entered. */
export const expertFeePaths = {
  feesPath,
  fees: (taskId: number) => `${feesPath}?id=${taskId}`,
}
