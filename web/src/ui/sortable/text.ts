const zh = {
  move: (name: string) => `移动 ${name}，可拖动或用上下方向键`,
  movedTo: (name: string, at: number) => `${name} 已移到第 ${at} 行`,
}

export const sortableText = {
  zh,
  en: {
    move: (name) => `Move ${name}: drag, or use the arrow keys`,
    movedTo: (name, at) => `${name} is now in row ${at}`,
  } satisfies typeof zh,
}
