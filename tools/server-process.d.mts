export const serverFlags: string[]
export const serverEnv: Record<string, string>
