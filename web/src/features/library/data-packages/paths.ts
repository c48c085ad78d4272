export const dataPackagePaths = {
  detail: (packageId: number) => `/electronicDataPackage?id=${packageId}`,
}
