/** A drawn video in server/assets/demo and its length. */
export type DemoVideo = { file: string; seconds: number }
