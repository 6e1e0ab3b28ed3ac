import { createRoot } from 'react-dom/client'
import { Reference } from './reference'
import './reference.css'

const root = document.getElementById('reference')
if (root) createRoot(root).render(<Reference />)
