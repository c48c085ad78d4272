const slidesPath = '/expertSlides'

/** The gate of the area remembers by which code a sheet was entered. */
export const lectureSlidePaths = {
  slidesPath,
  slides: (taskId: number) => `${slidesPath}?id=${taskId}`,
}
