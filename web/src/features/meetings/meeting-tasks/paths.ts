export const meetingTaskPaths = {
  sheet: (taskId: number) => `/confirmation?id=${taskId}`,
}
