export { LoginForm } from './loginForm'
