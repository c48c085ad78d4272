export const dataPackagePaths = {
  own: '/myDownloads',
  detail: (packageId: number) => `/electronicDataPackage?id=${packageId}`,
}
