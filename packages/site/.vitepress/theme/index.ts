export { default } from 'vitepress/theme'
import './look.css'
