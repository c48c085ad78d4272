const lecturePath = '/expertLecture'

/** The gate of the area remembers by which code a sheet was entered. */
export const lecturePlaybackPaths = {
  lecturePath,
  lecture: (taskId: number) => `${lecturePath}?id=${taskId}`,
}
