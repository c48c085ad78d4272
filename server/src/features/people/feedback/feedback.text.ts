const zh = {
  title: '意见反馈',
  answered: '您的反馈已有回复，请在意见反馈中查看。',
}

export const feedbackText = {
  zh,
  en: {
    title: 'Feedback',
    answered: 'Your feedback has been answered; read the answer in your feedback.',
  } satisfies typeof zh,
}
