import "./theme.css";
