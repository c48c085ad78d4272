/** A DICOM file of a chat over the whole screen; the login opens it or not. */
export const patientFilePaths = {
  viewer: (url: string, name: string) =>
    `/imageViewer?${new URLSearchParams({ file: url, name }).toString()}`,
}
