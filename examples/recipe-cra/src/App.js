import logo from './logo.svg';
import styles from './App.module.css';

export default function App() {
  return (
    <header className={styles.header}>
      <img src={logo} alt="" />
      <h1>{process.env.REACT_APP_TITLE}</h1>
    </header>
  );
}
