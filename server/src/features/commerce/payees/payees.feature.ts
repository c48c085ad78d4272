import { defineFeature } from '#kernel/feature.ts'
import { authenticationPassed, authenticationRefused, payeeChanged } from './payees.notices.ts'
import { authenticationTodo } from './payees.todos.ts'
import { payeesResource } from './payees.console.ts'
import { getPayee, savePayee } from './save-payee.ts'
import { sendExpertCode } from './send-expert-code.ts'
import { getAuthentication, getAuthenticationStatus } from './show-authentication.ts'
import { submitAuthentication } from './submit-authentication.ts'

export const payeesFeature = defineFeature({
  name: 'payees',
  notices: [authenticationPassed, authenticationRefused, payeeChanged],
  todoKinds: [authenticationTodo],
  resources: [payeesResource],
  calls: [
    sendExpertCode,
    submitAuthentication,
    getAuthenticationStatus,
    getAuthentication,
    getPayee,
    savePayee,
  ],
})
