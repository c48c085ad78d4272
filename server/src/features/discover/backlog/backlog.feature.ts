import { defineFeature } from '#kernel/feature.ts'
import { disposeTodo, listTodos } from './todos.ts'

export const backlogFeature = defineFeature({ name: 'backlog', calls: [listTodos, disposeTodo] })
