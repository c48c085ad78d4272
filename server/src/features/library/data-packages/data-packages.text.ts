const zh = {
  title: '资料发送失败',
  failed: (name: string) => `资料包《${name}》未能发送到您填写的邮箱，请检查邮箱地址后重新发送。`,
}

export const dataPackagesText = {
  zh,
  en: {
    title: 'Data package not sent',
    failed: (name) =>
      `The data package “${name}” could not be sent to the address you gave. Please check it and send it again.`,
  } satisfies typeof zh,
}
