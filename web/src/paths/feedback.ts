export const feedbackPaths = { send: '/adviceFeedback' }
