import $ from "jquery";

$("body").text("Hello");
